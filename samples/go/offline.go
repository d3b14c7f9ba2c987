// Reads flags from a file and never calls the API.
package main

// region: offline
import (
	"context"
	"fmt"
	"log"
	"log/slog"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

func main() {
	handler, err := flagsmith.NewLocalFileHandler("environment.json")
	if err != nil {
		log.Fatal(err)
	}
	client := flagsmith.NewClient(
		"",
		flagsmith.WithOfflineMode(),
		flagsmith.WithOfflineHandler(handler),
		flagsmith.WithSlogLogger(slog.New(slog.DiscardHandler)),
	)

	customer := flagsmith.NewEvaluationContext("customer-42", map[string]interface{}{"plan": "pro"})
	flags, err := client.GetFlags(context.Background(), &customer)
	if err != nil {
		log.Fatal(err)
	}
	banner, _ := flags.GetFeatureValue("banner_text")
	fmt.Println("banner_text:", banner)
}

// endregion: offline
