/** For the not-found page of the theme. */
export {closestPages, type Suggestion} from './closestPages';
export {fetchRoutes} from './fetchRoutes';
