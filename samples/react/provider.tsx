// A React application with flags: the provider at the root, a component that reads them, and a component that identifies.

// region: provider
import flagsmith from '@flagsmith/flagsmith';
import {FlagsmithProvider} from '@flagsmith/flagsmith/react';
import type {ReactNode} from 'react';

export function App({children}: {children: ReactNode}) {
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      options={{
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
      }}
    >
      {children}
    </FlagsmithProvider>
  );
}
// endregion: provider

// region: flags
import {useFlags} from '@flagsmith/flagsmith/react';

export function ProductList() {
  const {new_checkout, page_size} = useFlags(['new_checkout', 'page_size']);
  return (
    <section>
      <p>page_size: {page_size.value}</p>
      {new_checkout.enabled && <a href="/checkout">Check out</a>}
    </section>
  );
}
// endregion: flags

// region: identity
import {useFlagsmith} from '@flagsmith/flagsmith/react';

export function LoginButton() {
  const flagsmith = useFlagsmith();
  const {banner_text} = useFlags(['banner_text']);
  return (
    <>
      {banner_text.enabled && <p>{banner_text.value}</p>}
      <button onClick={() => flagsmith.identify('customer-42', {plan: 'pro'})}>Log in</button>
    </>
  );
}
// endregion: identity

// region: loading
import {useFlagsmithLoading} from '@flagsmith/flagsmith/react';

export function Ready({children}: {children: ReactNode}) {
  const state = useFlagsmithLoading();
  return state?.isLoading ? <p>Loading</p> : children;
}
// endregion: loading

// proof: drives the components in a DOM, as a browser would.
import {act} from 'react';
import {createRoot} from 'react-dom/client';

const main = document.querySelector('main')!;
const root = createRoot(main);
/** Until the visitor sees this text, or ten seconds have passed: then what is printed shows what is there instead. */
async function toShow(text: string) {
  for (let tries = 0; tries < 500 && !main.textContent?.includes(text); tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

await act(async () =>
  root.render(
    <App>
      <Ready>
        <ProductList />
        <LoginButton />
      </Ready>
    </App>,
  ),
);
console.log('first:', main.textContent);
await toShow('Check out');
console.log('then:', main.textContent);
main.querySelector('button')!.click();
await toShow('Pro members');
console.log('identified:', main.textContent);
await act(async () => root.unmount());
