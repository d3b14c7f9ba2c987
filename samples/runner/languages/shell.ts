import {findProgram} from '../process';
import type {Toolchain} from '../types';

/** Scripts for bash that call curl. */
export const shell: Toolchain = {
  required: false,
  compiles: () => false,
  async prepare() {
    if (!(await findProgram(['bash']))) return {skip: 'no bash on this machine'};
    if (!(await findProgram(['curl']))) return {skip: 'no curl on this machine'};
    return {errors: new Map()};
  },
  command: ({copy}, {dir}) => ({program: 'bash', args: [copy], cwd: dir}),
};
