import {memo, type ComponentType, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

type Options = {context?: {plugin: {id: string; name: string}}; props?: object};
type RouteProps = {route?: unknown};

/**
 * A component around pages as a route component, with the context and the props that Docusaurus
 * would load for it. From page to page it is the same: what is in it and has to know the
 * address asks the router for it.
 */
export function createLayer(Component: ComponentType<object>, {context, props}: Options): ComponentType<object> {
  function Layer(routeProps: RouteProps): ReactNode {
    const content = <Component {...props} {...routeProps} />;
    return context ? <RouteContextProvider value={context}>{content}</RouteContextProvider> : content;
  }
  return memo(Layer, (before, after) => before.route === after.route);
}
