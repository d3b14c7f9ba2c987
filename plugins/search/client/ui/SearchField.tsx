import type {KeyboardEvent, ReactNode, RefObject} from 'react';

import shared from '../../../shared/browser/panel.module.css';
import {isLog} from '../isLog';
import {TEXTS} from '../texts';
import {useAskName} from '../useBackend';
import {Icon} from './Icon';

import controls from './controls.module.css';
import dialog from './dialog.module.css';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onType: (value: string, isLetter: boolean) => void;
  onClear: () => void;
  onSubmit: () => void;
  onAsk: (() => void) | undefined;
  onClose: () => void;
  listId: string;
  activeId: string | undefined;
  isBusy: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * The field of the box: a combobox whose list is the results. It keeps its text itself, so that a
 * letter is shown before anything is rendered.
 */
export function SearchField(props: Props): ReactNode {
  const askName = useAskName();
  const {ref, query, onType, onClear, onSubmit, onAsk, onClose, listId, activeId, isBusy, onKeyDown} = props;
  return (
    <form
      role="search"
      className={`${shared.header} ${dialog.header}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name={isBusy ? 'busy' : 'search'} />
      <input
        ref={ref}
        className={`${shared.input} ${controls.input}`}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={TEXTS.search}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={TEXTS.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={512}
        defaultValue={query}
        onChange={(event) => {
          const {data, isComposing} = event.nativeEvent as InputEvent;
          onType(event.target.value, isComposing || !data?.[1]);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          // The field has one line of 512 characters; Ask reads the whole.
          if (!onAsk || !isLog(text)) return;
          event.preventDefault();
          onType(text, false);
          onAsk();
        }}
      />
      {query && (
        <button type="button" className={controls.iconButton} aria-label={TEXTS.clear} onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      {onAsk && (
        <button type="button" className={controls.askButton} onClick={onAsk}>
          {askName}
        </button>
      )}
      <button type="button" className={controls.closeButton} onClick={onClose}>
        {TEXTS.close}
      </button>
    </form>
  );
}
