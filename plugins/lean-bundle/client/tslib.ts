/** The one helper that @docusaurus/utils-common takes from tslib. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
