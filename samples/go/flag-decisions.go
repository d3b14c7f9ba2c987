// A service reads the decisions that a gateway passes on in a signed header.
package main

// region: service
import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

type decision struct {
	Enabled bool `json:"enabled"`
	Value   any  `json:"value"`
}

type decisions struct {
	Subject string              `json:"sub"`
	Expires int64               `json:"exp"`
	Flags   map[string]decision `json:"flags"`
}

type contextKey struct{}

// WithDecisions checks the header and keeps its content for IsEnabled. A missing, forged or old header means fallbacks, not an error.
func WithDecisions(secret []byte, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if d, ok := decode(r.Header.Get("X-Flag-Decisions"), secret); ok {
			r = r.WithContext(context.WithValue(r.Context(), contextKey{}, d))
		}
		next.ServeHTTP(w, r)
	})
}

func IsEnabled(ctx context.Context, name string, fallback bool) bool {
	if d, ok := ctx.Value(contextKey{}).(decisions); ok {
		if flag, ok := d.Flags[name]; ok {
			return flag.Enabled
		}
	}
	return fallback
}

func decode(header string, secret []byte) (d decisions, ok bool) {
	payload, signature, _ := strings.Cut(header, ".")
	mac := hmac.New(sha256.New, secret)
	mac.Write([]byte(payload))
	received, err := base64.RawURLEncoding.DecodeString(signature)
	if err != nil || !hmac.Equal(received, mac.Sum(nil)) {
		return d, false
	}
	text, err := base64.RawURLEncoding.DecodeString(payload)
	if err != nil || json.Unmarshal(text, &d) != nil {
		return d, false
	}
	return d, time.Now().Unix() < d.Expires
}

func checkout(w http.ResponseWriter, r *http.Request) {
	if IsEnabled(r.Context(), "new_checkout", false) {
		fmt.Fprintln(w, "new checkout")
	} else {
		fmt.Fprintln(w, "old checkout")
	}
}

func main() {
	secret := os.Getenv("FLAG_DECISIONS_SECRET") // the same in the gateway and the services
	if secret == "" {
		log.Fatal("FLAG_DECISIONS_SECRET is not set: anybody could sign a header")
	}
	http.Handle("/checkout", WithDecisions([]byte(secret), http.HandlerFunc(checkout)))
	log.Fatal(http.ListenAndServe(":"+cmp.Or(os.Getenv("PORT"), "8080"), nil))
}

// endregion: service

// proof: asks the running service with the header of the gateway, the same one forged, and none.
const fromGateway = "eyJzdWIiOiJjdXN0b21lci00MiIsImV4cCI6NDEwMjQ0NDgwMCwiZmxhZ3MiOnsibmV3X2NoZWNrb3V0Ijp7ImVuYWJsZWQiOnRydWUsInZhbHVlIjpudWxsfX19.fiKF1a4-dYe9O_rJYLBSvdgxbX0buLVAk1zja7-q5U8"

func init() {
	os.Setenv("PORT", fmt.Sprint(20000+os.Getpid()%20000)) // one of its own: several runs may go on at the same time
	go askService()
}

func askService() {
	request, _ := http.NewRequest(http.MethodGet, "http://127.0.0.1:"+os.Getenv("PORT")+"/checkout", nil)
	for _, header := range []string{fromGateway, "x" + fromGateway, ""} {
		request.Header.Set("X-Flag-Decisions", header)
		response, err := http.DefaultClient.Do(request)
		for deadline := time.Now().Add(20 * time.Second); err != nil && time.Now().Before(deadline); {
			response, err = http.DefaultClient.Do(request) // until it listens
		}
		if err != nil {
			log.Fatal(err)
		}
		var which string
		fmt.Fscan(response.Body, &which)
		response.Body.Close()
		fmt.Println("checkout:", which)
	}
	os.Exit(0)
}
