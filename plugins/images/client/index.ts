/** The door for pages. */
export {ZoomImages} from './ZoomImages';
