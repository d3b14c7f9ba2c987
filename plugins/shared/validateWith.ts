import type {OptionValidationContext} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';

/** The `validateOptions` of a plugin: a mistake stops the build with the name of the option. */
export function validateWith<Options>(schema: Joi.ObjectSchema<Options>) {
  return ({validate, options}: OptionValidationContext<Partial<Options>, Options>): Options => validate(schema, options);
}
