// region: quickstart
import flagsmith from '@flagsmith/flagsmith';
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';

function DemoButton() {
  const {show_demo_button} = useFlags(['show_demo_button']);
  return (
    <>
      <p>show_demo_button: {show_demo_button.enabled ? 'on' : 'off'}</p>
      {show_demo_button.enabled && <button>Try the new feature</button>}
    </>
  );
}

export default function App() {
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      options={{
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
      }}
    >
      <h1>My first flag</h1>
      <DemoButton />
    </FlagsmithProvider>
  );
}
// endregion: quickstart

// proof: renders the component in a DOM, as a browser would.
import {act} from 'react';
import {createRoot} from 'react-dom/client';

const main = document.querySelector('main')!;
const root = createRoot(main);
async function toShow(text: string) {
  for (let tries = 0; tries < 500 && !main.textContent?.includes(text); tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

await act(async () => root.render(<App />));
console.log('first:', main.textContent);
await toShow('Try the new feature');
console.log('then:', main.textContent);
await act(async () => root.unmount());
