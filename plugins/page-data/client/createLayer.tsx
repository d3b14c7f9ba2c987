import type {ComponentType, ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

type Options = {context?: {plugin: {id: string; name: string}}; props?: object};

/** A component around pages as a route component, with the context and the props that Docusaurus would load for it. */
export function createLayer(Component: ComponentType<object>, {context, props}: Options): ComponentType<object> {
  return function Layer(routeProps: object): ReactNode {
    const content = <Component {...props} {...routeProps} />;
    return context ? <RouteContextProvider value={context}>{content}</RouteContextProvider> : content;
  };
}
