/**
 * Entry of the production script, before Docusaurus' own: React and the application are evaluated
 * in tasks of their own, so that a click or key that comes meanwhile is answered between them.
 */
import 'react-dom/client';

import {deferEvents} from './deferEvents';

deferEvents(document.getElementById('__docusaurus')!);

setTimeout(() => void import(/* webpackMode: "eager", webpackExports: [] */ '@docusaurus/core/lib/client/clientEntry'));
