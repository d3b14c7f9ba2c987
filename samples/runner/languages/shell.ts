import {hasProgram} from '../process';
import type {Toolchain} from '../types';

/** Scripts for bash that call curl. */
export const shell: Toolchain = {
  compiles: () => false,
  prepare: async () => ((await hasProgram('curl')) ? {errors: new Map()} : {skip: 'no curl on this machine'}),
  command: ({copy}, {dir}) => ({program: 'bash', args: [copy], cwd: dir}),
};
