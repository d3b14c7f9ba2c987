/** Takes → WebM (VP9) for most browsers and MP4 (H.264) for the rest. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {must} from '../../platform/capture';
import {RATE, type Take} from './studio';

const PLAYABLE = ['-map_metadata', '-1', '-an', '-pix_fmt', 'yuv420p'];
const CODECS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-deadline', 'good', '-cpu-used', '5', '-g', '500'],
  mp4: ['-c:v', 'libx264', '-crf', '26', '-preset', 'fast', '-tune', 'animation', '-g', '500', '-movflags', '+faststart'],
};

export async function encodeLoop(takes: Take[], targets: {webm: string; mp4: string}, folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const lines = takes.flatMap(({png, frames}, index) => {
    const file = path.resolve(folder, `${String(index).padStart(3, '0')}.png`);
    writeFileSync(file, png);
    return [`file '${file}'`, `duration ${frames / RATE}`];
  });
  // The duration of the last one counts only when something follows.
  const list = path.join(folder, 'takes.txt');
  writeFileSync(list, `${[...lines, lines.at(-2)].join('\n')}\n`);
  for (const format of ['webm', 'mp4'] as const) {
    // Both codecs want even numbers of pixels.
    const filter = 'pad=ceil(iw/2)*2:ceil(ih/2)*2';
    const input = ['-y', '-hide_banner', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-vf', filter, '-fps_mode', 'vfr'];
    await must('ffmpeg', [...input, ...CODECS[format], ...PLAYABLE, targets[format]], {
      what: `Encoding ${targets[format]} (ffmpeg 5 or later with VP9 and H.264 has to be on the PATH)`,
    });
  }
}
