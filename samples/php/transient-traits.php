<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;

$flagsmith = new Flagsmith(getenv('FLAGSMITH_ENVIRONMENT_KEY'), getenv('FLAGSMITH_API_URL'));

// region: trait
$flags = $flagsmith->getIdentityFlags('user-12345', (object) [
    'plan' => 'pro',
    'country' => (object) ['value' => 'PT', 'transient' => true],
]);
// endregion: trait

// region: identity
$guestFlags = $flagsmith->getIdentityFlags('guest-7f3a', (object) ['plan' => 'free'], true);
// endregion: identity
echo 'page_size: ' . $flags->getFeatureValue('page_size') . ', for a guest ' . $guestFlags->getFeatureValue('page_size') . "\n";
