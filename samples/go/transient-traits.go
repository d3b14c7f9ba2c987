// Evaluates without storing.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

// region: trait
func withTransientTrait(ctx context.Context, client *flagsmith.Client) (flagsmith.Flags, error) {
	user := flagsmith.NewEvaluationContext("user-12345", map[string]interface{}{
		"plan":    "pro",
		"country": flagsmith.NewTraitEvaluationContext("PT", true),
	})
	return client.GetFlags(ctx, &user)
}

// endregion: trait

// region: identity
func asGuest(ctx context.Context, client *flagsmith.Client) (flagsmith.Flags, error) {
	guest := flagsmith.NewTransientEvaluationContext("guest-7f3a", map[string]interface{}{"plan": "free"})
	return client.GetFlags(ctx, &guest)
}

// endregion: identity

func main() {
	ctx := context.Background()
	client := flagsmith.NewClient(os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"), flagsmith.WithBaseURL(os.Getenv("FLAGSMITH_API_URL")))
	for _, evaluate := range []func(context.Context, *flagsmith.Client) (flagsmith.Flags, error){withTransientTrait, asGuest} {
		flags, err := evaluate(ctx, client)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(flags.IsFeatureEnabled("new_checkout"))
	}
}
