/** For Ask, whose answers quote samples, and for the comparison of editions. */
export {applyToSamples, withSetup} from './applyToSamples';
export {followEdition} from './followEdition';
export {readSetting} from './settings';
