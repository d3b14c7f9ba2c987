package main

import (
	"context"
	"fmt"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v5"
	provider "github.com/open-feature/go-sdk-contrib/providers/flagsmith/pkg"
	"github.com/open-feature/go-sdk/openfeature"
)

// region: go
func main() {
	client := flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL("https://edge.api.flagsmith.com/api/v1/"),
	)
	// In Go this option means: a boolean is the enabled state.
	err := openfeature.SetProviderAndWait(provider.NewProvider(client, provider.WithUsingBooleanConfigValue()))
	if err != nil {
		panic(err)
	}

	flags := openfeature.NewClient("shop")
	customer := openfeature.NewEvaluationContext("customer-42", map[string]any{"plan": "pro"})
	isNew, _ := flags.BooleanValue(context.Background(), "new_checkout", false, customer)
	banner, _ := flags.StringValue(context.Background(), "banner_text", "none", customer)
	fmt.Println(isNew, banner)
}

// endregion: go
