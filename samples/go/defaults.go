// Keeps the application going when the API cannot be reached or a flag does not exist.
package main

// region: defaults
import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"
	"time"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

var defaults = map[string]flagsmith.Flag{
	"new_checkout": {FeatureName: "new_checkout", Enabled: false, IsDefault: true},
	"page_size":    {FeatureName: "page_size", Enabled: true, Value: 10, IsDefault: true},
}

func defaultFlag(name string) (flagsmith.Flag, error) {
	if flag, found := defaults[name]; found {
		return flag, nil
	}
	return flagsmith.Flag{FeatureName: name, IsDefault: true}, nil
}

func main() {
	client := flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL("https://unreachable.example.com/api/v1/"),
		flagsmith.WithDefaultHandler(defaultFlag),
		flagsmith.WithRequestTimeout(2*time.Second),
		flagsmith.WithRetries(1, 100*time.Millisecond),
		flagsmith.WithSlogLogger(slog.New(slog.DiscardHandler)),
	)

	flags, err := client.GetFlags(context.Background(), nil)
	if err != nil {
		log.Fatal(err)
	}
	flag, _ := flags.GetFlag("page_size")
	enabled, _ := flags.IsFeatureEnabled("new_checkout")
	fmt.Println("new_checkout:", enabled)
	fmt.Println("page_size:", flag.Value)
	fmt.Println("is default:", flag.IsDefault)
}

// endregion: defaults
