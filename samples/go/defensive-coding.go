// Reads flags so that no failure of the network, the API or a value reaches the caller.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"time"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

// region: wrapper
// SafeFlags holds the flags of one request. The zero value answers every question with its fallback.
type SafeFlags struct {
	flags      *flagsmith.Flags
	OnFallback func(name string) // count it in your metrics
}

func Load(ctx context.Context, client *flagsmith.Client, user *flagsmith.EvaluationContext, onFallback func(string)) SafeFlags {
	safe := SafeFlags{OnFallback: onFallback}
	if flags, err := client.GetFlags(ctx, user); err == nil {
		safe.flags = &flags
	}
	return safe
}

func (s SafeFlags) IsEnabled(name string, fallback bool) bool {
	if flag, ok := s.find(name); ok {
		return flag.Enabled
	}
	return fallback
}

// Value returns the value of the flag when it has the type of the fallback. A whole number arrives as float64, as JSON has it.
func Value[T any](s SafeFlags, name string, fallback T) T {
	flag, ok := s.find(name)
	if !ok {
		return fallback
	}
	if value, ok := flag.Value.(T); ok {
		return value
	}
	s.OnFallback(name)
	return fallback
}

// JSON decodes the value and lets the caller check it.
func JSON[T any](s SafeFlags, name string, fallback T, isValid func(T) bool) T {
	flag, ok := s.find(name)
	if !ok {
		return fallback
	}
	var parsed T
	text, _ := flag.Value.(string)
	if err := json.Unmarshal([]byte(text), &parsed); err != nil || !isValid(parsed) {
		s.OnFallback(name)
		return fallback
	}
	return parsed
}

func (s SafeFlags) find(name string) (flagsmith.Flag, bool) {
	if s.flags != nil {
		if flag, err := s.flags.GetFlag(name); err == nil {
			return flag, true
		}
	}
	s.OnFallback(name)
	return flagsmith.Flag{}, false
}

// endregion: wrapper

// region: chaos
func onOff(enabled bool) string {
	if enabled {
		return "on"
	}
	return "off"
}

type theme struct{ Colour string }

func printFlags(apiURL string, onFallback func(string)) {
	started := time.Now()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	client := flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL(apiURL),
		flagsmith.WithRequestTimeout(2*time.Second),
	)
	flags := Load(ctx, client, nil, onFallback)
	look := JSON(flags, "banner_text", theme{"grey"}, func(t theme) bool { return t.Colour != "" })
	fmt.Println("new_checkout:", onOff(flags.IsEnabled("new_checkout", false)))
	fmt.Println("page_size:", Value(flags, "page_size", 10.0))
	fmt.Println("theme:", look.Colour)
	fmt.Println("no_such_flag:", onOff(flags.IsEnabled("no_such_flag", false)))
	if time.Since(started) > 5*time.Second {
		log.Fatal("flags must not hold up a request")
	}
}

func main() {
	used := map[string]int{}
	count := func(name string) { used[name]++ }
	fmt.Println("API up")
	printFlags("https://edge.api.flagsmith.com/api/v1/", count)
	fmt.Println("API down")
	printFlags("https://unreachable.example.com/api/v1/", count)
	fmt.Println("fallbacks:", used)
}

// endregion: chaos
