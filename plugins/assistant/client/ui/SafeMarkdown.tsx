import type {ReactNode} from 'react';

import {withSetup} from '../../../preferences/client';
import type {Passage} from '../../../search/client';
import type {BlockNode, Inline} from '../safeMarkdown';
import {PassageLink} from './PassageLink';

type Props = {blocks: BlockNode[]; passages: Passage[]; onNavigate: () => void};

export function SafeMarkdown({blocks, ...rest}: Props): ReactNode {
  return blocks.map((block, index) => {
    if (block.type === 'code') {
      return (
        <pre key={index} tabIndex={0}>
          <code>{withSetup(block.text)}</code>
        </pre>
      );
    }
    if (block.type === 'list') {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={index}>
          {block.items.map((item, position) => (
            <li key={position}>
              <InlineContent content={item} {...rest} />
            </li>
          ))}
        </List>
      );
    }
    const content = <InlineContent content={block.content} {...rest} />;
    return <p key={index}>{block.type === 'heading' ? <strong>{content}</strong> : content}</p>;
  });
}

function InlineContent({content, passages, onNavigate}: {content: Inline[]} & Omit<Props, 'blocks'>): ReactNode {
  return content.map((part, index) => {
    if (part.type === 'code') return <code key={index}>{part.text}</code>;
    if (part.type === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.type === 'text') return part.text;
    if (part.type === 'link') {
      return (
        <PassageLink key={index} url={part.url} onNavigate={onNavigate}>
          {part.text}
        </PassageLink>
      );
    }
    if (part.type !== 'citation') return null;
    const passage = passages[part.number - 1];
    return (
      <PassageLink key={index} url={passage?.url ?? ''} onNavigate={onNavigate} label={`Source ${part.number}: ${passage?.page ?? ''}`}>
        [{part.number}]
      </PassageLink>
    );
  });
}
