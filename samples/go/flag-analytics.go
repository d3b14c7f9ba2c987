// Turns flag analytics on.
package main

import (
	"context"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

// region: enable
func connect(ctx context.Context) *flagsmith.Client {
	return flagsmith.NewClient(
		os.Getenv("FLAGSMITH_ENVIRONMENT_KEY"),
		flagsmith.WithBaseURL(os.Getenv("FLAGSMITH_API_URL")),
		flagsmith.WithAnalytics(ctx), // sends every 10 s until ctx ends
	)
}

// endregion: enable

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	connect(ctx)
}
