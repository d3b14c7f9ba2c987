// Reads flags for the environment and for an identity, evaluated by the API.
package main

// region: init
import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

func newClient() *flagsmith.Client {
	return flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL("https://edge.api.flagsmith.com/api/v1/"),
		// The built-in logger writes at level debug.
		flagsmith.WithSlogLogger(slog.New(slog.DiscardHandler)),
	)
}

// endregion: init

func main() {
	ctx := context.Background()
	client := newClient()

	// region: remote
	flags, err := client.GetFlags(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}

	if enabled, _ := flags.IsFeatureEnabled("new_checkout"); enabled {
		fmt.Println("new_checkout: on")
	}
	pageSize, err := flags.GetFeatureValue("page_size")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("page_size:", pageSize)
	// endregion: remote

	// region: identity
	// One request stores the traits and returns every flag for this identity.
	customer := flagsmith.NewEvaluationContext("customer-42", map[string]interface{}{"plan": "pro", "seats": 12})
	flags, err = client.GetFlags(ctx, &customer)
	if err != nil {
		log.Fatal(err)
	}
	banner, _ := flags.GetFeatureValue("banner_text")
	fmt.Println("banner_text:", banner)
	// endregion: identity

	// region: transient
	// This trait takes part in the evaluation and is not stored.
	once := flagsmith.NewEvaluationContext("customer-42", map[string]interface{}{
		"plan": flagsmith.NewTraitEvaluationContext("pro", true),
	})
	if flags, err = client.GetFlags(ctx, &once); err != nil {
		log.Fatal(err)
	}
	pageSize, _ = flags.GetFeatureValue("page_size")
	fmt.Println("page_size:", pageSize)

	// Nothing is stored for this visitor, not even the identifier.
	visitor := flagsmith.NewTransientEvaluationContext("visitor-7", nil)
	if flags, err = client.GetFlags(ctx, &visitor); err != nil {
		log.Fatal(err)
	}
	pageSize, _ = flags.GetFeatureValue("page_size")
	fmt.Println("page_size:", pageSize)
	// endregion: transient
}
