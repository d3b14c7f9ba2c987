/** What other parts of the site may ask of the tabs. */
export {readChoice} from './choices';
export {chooseInGroup} from './tabs';
