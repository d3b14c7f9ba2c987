// Evaluates flags in this process, from a copy of the environment document.
package main

// region: local
import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"
	"time"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

func main() {
	// Polling ends when this context does.
	ctx, stop := context.WithCancel(context.Background())
	defer stop()

	client := flagsmith.NewClient(
		// A server-side key, which starts with "ser.".
		os.Getenv("FLAGSMITH_SERVER_KEY"),
		flagsmith.WithBaseURL("https://edge.api.flagsmith.com/api/v1/"),
		flagsmith.WithLocalEvaluation(ctx),
		flagsmith.WithEnvironmentRefreshInterval(60*time.Second),
		flagsmith.WithSlogLogger(slog.New(slog.DiscardHandler)),
	)

	// The document loads in the background. Load it once here, so that the first call finds it.
	if err := client.UpdateEnvironment(ctx); err != nil {
		log.Fatal(err)
	}

	// No request is made here, and no trait is stored.
	customer := flagsmith.NewEvaluationContext("customer-42", map[string]interface{}{"plan": "pro"})
	flags, err := client.GetFlags(ctx, &customer)
	if err != nil {
		log.Fatal(err)
	}
	banner, _ := flags.GetFeatureValue("banner_text")
	fmt.Println("banner_text:", banner)

	// An identity override from the dashboard applies too.
	tester := flagsmith.NewEvaluationContext("beta-tester-1", nil)
	if flags, err = client.GetFlags(ctx, &tester); err != nil {
		log.Fatal(err)
	}
	checkout, _ := flags.GetFeatureValue("new_checkout")
	fmt.Println("new_checkout:", checkout)
	// endregion: local

	// region: segments
	segments, err := client.GetIdentitySegments("customer-42", []*flagsmith.Trait{{TraitKey: "plan", TraitValue: "pro"}})
	if err != nil {
		log.Fatal(err)
	}
	for _, segment := range segments {
		fmt.Println("segment:", segment.Name)
	}
	// endregion: segments
}
