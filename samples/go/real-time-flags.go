// Keeps the environment document up to date through the event stream.
package main

import (
	"context"
	"os"

	flagsmith "github.com/Flagsmith/flagsmith-go-client/v4"
)

// region: init
func connect(ctx context.Context) *flagsmith.Client {
	return flagsmith.NewClient(
		os.Getenv("FLAGSMITH_SERVER_KEY"),
		flagsmith.WithBaseURL(os.Getenv("FLAGSMITH_API_URL")),
		flagsmith.WithLocalEvaluation(ctx),
		flagsmith.WithRealtime(),
		// flagsmith.WithRealtimeBaseURL("https://realtime.flags.example.com/"), // self-hosted
	)
}

// endregion: init

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	connect(ctx)
}
