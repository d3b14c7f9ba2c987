// The two branches on the home page.
import flagsmith from '@flagsmith/flagsmith';
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';

// region: flag
function Checkout() {
  const {new_checkout} = useFlags(['new_checkout']);

  return new_checkout.enabled
    ? <button>Pay in one click</button>
    : <button>Continue to address</button>;
}
// endregion: flag

export default function App() {
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      options={{
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
        identity: 'maya',
        traits: {plan: 'pro'},
      }}
    >
      <Checkout />
    </FlagsmithProvider>
  );
}

// proof: renders the component in a DOM, as a browser would.
import {act} from 'react';
import {createRoot} from 'react-dom/client';

const main = document.querySelector('main')!;
const root = createRoot(main);
await act(async () => root.render(<App />));
console.log('first:', main.textContent);
for (let tries = 0; tries < 500 && !main.textContent?.includes('Pay'); tries += 1)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
console.log('then:', main.textContent);
await act(async () => root.unmount());
