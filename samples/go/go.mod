module flagsmith-docs-samples

go 1.24

require github.com/Flagsmith/flagsmith-go-client/v4 v4.4.0

require (
	github.com/blang/semver/v4 v4.0.0 // indirect
	github.com/go-resty/resty/v2 v2.16.5 // indirect
	github.com/itlightning/dateparse v0.2.1 // indirect
	golang.org/x/exp v0.0.0-20230713183714-613f0c0eb8a1 // indirect
	golang.org/x/net v0.33.0 // indirect
)
