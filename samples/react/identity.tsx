// Three ways to have the right identity: known before the first render, followed while it changes, and one trait at a time.

// region: known
import {createFlagsmithInstance} from '@flagsmith/flagsmith';
import {FlagsmithProvider, useFlags, useFlagsmith} from '@flagsmith/flagsmith/react';
import {useEffect, useState, type ReactNode} from 'react';

type User = {id: string; plan: string};

/** The identity is part of the first request: one fetch instead of two, and no flicker. */
export function FlagsFor({user, children}: {user: User | null; children: ReactNode}) {
  const [flagsmith] = useState(() => createFlagsmithInstance());
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      options={{
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
        ...(user && {identity: user.id, traits: {plan: user.plan}}),
      }}
    >
      {children}
    </FlagsmithProvider>
  );
}
// endregion: known

// region: follow
/** Follows a login or logout that happens after the first render. */
export function FollowUser({user}: {user: User | null}) {
  const flagsmith = useFlagsmith();
  useEffect(() => {
    const current = flagsmith.getContext().identity?.identifier;
    if (user && current !== user.id) void flagsmith.identify(user.id, {plan: user.plan}).catch(console.warn);
    if (!user && current) void flagsmith.logout().catch(console.warn);
  }, [flagsmith, user]);
  return null;
}
// endregion: follow

// region: trait
export function PlanSwitch() {
  const flagsmith = useFlagsmith();
  const {page_size, plan} = useFlags(['page_size'], ['plan']);
  return (
    <button onClick={() => flagsmith.setTrait('plan', 'pro')}>
      plan: {String(plan ?? 'none')}, page_size: {page_size.value}
    </button>
  );
}
// endregion: trait

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
const show = (user: User | null) =>
  act(async () =>
    root.render(
      <FlagsFor user={{id: 'customer-42', plan: 'free'}}>
        <FollowUser user={user} />
        <PlanSwitch />
      </FlagsFor>,
    ),
  );

await show({id: 'customer-42', plan: 'free'});
await toShow('plan: free, page_size: 20');
console.log('known:', main.textContent);
main.querySelector('button')!.click();
await toShow('plan: pro, page_size: 50');
console.log('trait:', main.textContent);
await show(null);
await toShow('plan: none, page_size: 20');
console.log('logged out:', main.textContent);
await act(async () => root.unmount());
