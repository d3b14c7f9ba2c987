// Checks the signature of a webhook body: go run main.go BODY_FILE SIGNATURE SECRET
// Without arguments it checks itself with test case 2 of RFC 4231.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"log"
	"os"
)

// region: verify
func isValidSignature(body []byte, signature, secret string) bool {
	received, err := hex.DecodeString(signature)
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	return hmac.Equal(mac.Sum(nil), received)
}

// endregion: verify

func main() {
	body := []byte("what do ya want for nothing?")
	signature := "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
	secret := "Jefe"
	if len(os.Args) == 4 {
		var err error
		if body, err = os.ReadFile(os.Args[1]); err != nil {
			log.Fatal(err)
		}
		signature, secret = os.Args[2], os.Args[3]
	}
	if isValidSignature(body, signature, secret) {
		fmt.Println("valid")
	} else {
		fmt.Println("invalid")
	}
}
