// Pages Router: getServerSideProps fetches the flags, _app hands them to the provider.

// region: props
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import type {IState} from '@flagsmith/flagsmith/types';
import type {GetServerSideProps} from 'next';

export const getServerSideProps: GetServerSideProps<{flagsmithState: IState}> = async ({req}) => {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity: req.cookies.customer,
  });
  // Next.js rejects undefined in props, so the state goes through JSON once.
  return {props: {flagsmithState: JSON.parse(JSON.stringify(flagsmith.getState()))}};
};
// endregion: props

// region: app
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';
import type {AppProps} from 'next/app';
import {useState} from 'react';

export function App({Component, pageProps}: AppProps<{flagsmithState: IState}>) {
  const [flagsmith] = useState(() => createFlagsmithInstance());
  return (
    <FlagsmithProvider flagsmith={flagsmith} serverState={pageProps.flagsmithState}>
      <Component {...pageProps} />
    </FlagsmithProvider>
  );
}
// endregion: app

function Home() {
  const {page_size} = useFlags(['page_size']);
  return <p>page_size: {page_size.value}</p>;
}

// proof: stands in for Next.js. It asks for the props and renders the page.
import type {GetServerSidePropsContext} from 'next';
import type {Router} from 'next/router';
import {renderToString} from 'react-dom/server';

const context = {req: {cookies: {customer: '4f6b9c1e-user'}}} as unknown as GetServerSidePropsContext;
const result = await getServerSideProps(context);
if (!('props' in result)) throw new Error('no props');
console.log(renderToString(<App Component={Home} pageProps={await result.props} router={{} as Router} />));
