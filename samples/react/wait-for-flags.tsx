import flagsmith from '@flagsmith/flagsmith';
import { FlagsmithProvider } from '@flagsmith/flagsmith/react';
import { createRoot } from 'react-dom/client';

function App() {
  return <main>{flagsmith.hasFeature('new_checkout') ? 'New checkout' : 'Checkout'}</main>;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const defaultFlags = { new_checkout: { enabled: false, value: null } };

flagsmith
  .init({ environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/', defaultFlags })
  .catch(console.warn)
  .finally(() =>
    root.render(
      <FlagsmithProvider flagsmith={flagsmith}>
        <App />
      </FlagsmithProvider>,
    ),
  );
