<?php

// Keeps the application going when the API cannot be reached or a flag does not exist.

declare(strict_types=1);

// region: defaults
require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;
use Flagsmith\Models\DefaultFlag;

$flagsmith = new Flagsmith(
    apiKey: getenv('FLAGSMITH_ENVIRONMENT_KEY'),
    host: 'https://unreachable.example.com/api/v1/',
    defaultFlagHandler: fn (string $name) => match ($name) {
        'page_size' => (new DefaultFlag())->withEnabled(true)->withValue(10),
        default => (new DefaultFlag())->withEnabled(false)->withValue(null),
    },
);

$flags = $flagsmith->getEnvironmentFlags();
echo 'new_checkout: ' . ($flags->isFeatureEnabled('new_checkout') ? 'on' : 'off') . "\n";
echo 'page_size: ' . $flags->getFeatureValue('page_size') . "\n";
// endregion: defaults
