/** What other parts of the site may ask of the tabs. */
export {readChoice, storeChoice} from './choices';
export {chooseInGroup} from './tabs';
