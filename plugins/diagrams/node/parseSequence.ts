/**
 * The part of Mermaid's sequence diagrams that pages use: participants, actors,
 * messages, replies and loops.
 */
import type {Sequence} from '../types';
import {roleOf} from './roles';

export function parseSequence(source: string): Sequence {
  const sequence: Sequence = {kind: 'sequence', participants: [], messages: [], loops: []};
  let open: {label: string; first: number} | undefined;
  for (const line of source.split('\n').slice(1)) {
    const text = line.trim();
    const who = /^(participant|actor) (\w+) as (.+)$/.exec(text);
    const message = /^(\w+)(--?)>>(\w+): (.+)$/.exec(text);
    const loop = /^loop (.+)$/.exec(text);
    if (text === '') continue;
    else if (who?.[2] && who[3])
      sequence.participants.push({id: who[2], label: who[3], role: who[1] === 'actor' ? 'people' : roleOf(who[3])});
    else if (message?.[1] && message[3] && message[4]) {
      for (const id of [message[1], message[3]])
        if (!sequence.participants.some((known) => known.id === id))
          throw new Error(`"${text}" names "${id}", which is not a participant.`);
      sequence.messages.push({from: message[1], to: message[3], text: message[4], dashed: message[2] === '--'});
    } else if (loop?.[1]) open = {label: loop[1], first: sequence.messages.length};
    else if (text === 'end' && open) {
      sequence.loops.push({...open, last: sequence.messages.length - 1});
      open = undefined;
    } else throw new Error(`"${text}" is not known in a sequence; write participant A as Name, A->>B: text, A-->>B: text, or loop … end.`);
  }
  return sequence;
}
