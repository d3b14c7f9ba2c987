/**
 * The inline script of every page. It is bundled and put into the HTML by node/pageTemplate.ts and
 * is the same on every page, so that one hash in the Content-Security-Policy covers it. What it
 * imports must stay small and free of side effects: it costs every page its bytes.
 */
import {applyReaderChoices} from './firstPaint';
import {keepEvents} from './keepEvents';
import {startApplication} from './startApplication';

applyReaderChoices();
startApplication(keepEvents);
