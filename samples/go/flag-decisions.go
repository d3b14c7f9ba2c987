// A service reads the decisions that a gateway passes on in a signed header.
package main

import (
	"fmt"
	"net/http/httptest"
)

// region: service
import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
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

// endregion: service

func main() {
	service := WithDecisions([]byte("example-secret"), http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Println("new_checkout:", map[bool]string{true: "on", false: "off"}[IsEnabled(r.Context(), "new_checkout", false)])
	}))
	const fromGateway = "eyJzdWIiOiJjdXN0b21lci00MiIsImV4cCI6NDEwMjQ0NDgwMCwiZmxhZ3MiOnsibmV3X2NoZWNrb3V0Ijp7ImVuYWJsZWQiOnRydWUsInZhbHVlIjpudWxsfX19.fiKF1a4-dYe9O_rJYLBSvdgxbX0buLVAk1zja7-q5U8"
	for _, header := range []string{fromGateway, "x" + fromGateway, ""} {
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.Header.Set("X-Flag-Decisions", header)
		service.ServeHTTP(httptest.NewRecorder(), request)
	}
}
