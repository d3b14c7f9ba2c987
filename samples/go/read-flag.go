// Reads a flag for the environment and for an identity.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

func main() {
	ctx := context.Background()
	client := flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL("https://edge.api.flagsmith.com/api/v1/"),
	)

	// region: read
	flags, err := client.GetFlags(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}
	newCheckout, _ := flags.IsFeatureEnabled("new_checkout")
	pageSize, _ := flags.GetFeatureValue("page_size")
	// endregion: read
	fmt.Println("new_checkout:", newCheckout)
	fmt.Println("page_size:", pageSize)

	// region: identify
	customer := flagsmith.NewEvaluationContext("customer-42", map[string]interface{}{"plan": "pro", "seats": 12})
	mine, err := client.GetFlags(ctx, &customer)
	if err != nil {
		log.Fatal(err)
	}
	banner, _ := mine.GetFeatureValue("banner_text")
	// endregion: identify
	fmt.Println("banner_text:", banner)
}
