import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';

export type ApiOptions = {
  /**
   * Short name, used by pages that show something of the whole API:
   * `<ApiOperations api="edge-api" />`.
   */
  id: string;
  /** The OpenAPI 3.1 file, relative to the site. */
  file: string;
  /** Folder under `docs/` with the pages of its operations; also their route. */
  docsPath: string;
};

export type PluginOptions = {
  /** One entry for each API, at least one. */
  apis: ApiOptions[];
};

const schema = Joi.object<PluginOptions>({
  apis: Joi.array()
    .items(
      Joi.object<ApiOptions>({
        id: Joi.string()
          .pattern(/^[a-z][a-z0-9-]*$/, 'kebab-case')
          .required(),
        file: Joi.string()
          .pattern(/\.ya?ml$/, 'YAML file')
          .required(),
        docsPath: Joi.string()
          .pattern(/^[^/].*[^/]$/, 'folder without slashes at its ends')
          .required(),
      }),
    )
    .min(1)
    .unique('id')
    .unique('file')
    .required(),
});

export const validateOptions = validateWith(schema);
