import { useText } from '../../i18n/useText.ts'
import { type CommandSet, keysOf, useChosenKeys } from '../../input/bindings.ts'
import type { Chord, Command } from '../../input/commands.ts'
import { useChordName } from '../../input/keyboardLayout.ts'
import { clashesOf, swapped, takenBefore, withKey, withoutKey } from '../../input/rebinding.ts'
import { Button, Key } from '../../ui/controls.tsx'
import { type Change, choose } from './change.ts'
import { allSets } from './commandSets.ts'
import { PadKey } from './PadKey.tsx'

interface KeyRowProps {
  readonly command: Command
  /** The place where the command applies, if a command of another place has the same name. */
  readonly place: string | null
  /** The sets of commands that apply together, on this page. */
  readonly sets: readonly CommandSet[]
  /** The current change, if it is this command's. */
  readonly change: Change | null
  readonly onChange: (change: Change | null) => void
}

/** Shows a command with its keys; after a click on a key, the next key pressed replaces it. */
export function KeyRow({ command, sets, place, change, onChange }: KeyRowProps) {
  const t = useText()
  const nameOf = useChordName()
  const chosen = useChosenKeys()
  const keys = keysOf(command, chosen)
  const { id, label, mouse, isFixed } = command
  const name = place === null ? t(label) : t('keys.command', { place, command: t(label) })
  return (
    <li className="keys-row">
      <span>{t(label)}</span>
      <span className="keys-caps">
        {mouse && <span className="about">{t(`motion.${mouse}`)}</span>}
        {isFixed && keys.map((key) => <Key key={key}>{nameOf(key)}</Key>)}
        {!isFixed &&
          (keys.length > 0 ? keys : [null]).map((key, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the place stays the same when its key changes
              key={index}
              type="button"
              className="keys-change"
              aria-label={t('keys.change', { command: name, key: key === null ? t('keys.none') : nameOf(key) })}
              onClick={() => onChange({ command, instead: key, pressed: null })}
              data-testid={`key-${id}-${index}`}
            >
              {change && change.instead === key ? (
                <span className="keys-awaited">{t('keys.press')}</span>
              ) : (
                <Key>{key === null ? '—' : nameOf(key)}</Key>
              )}
            </button>
          ))}
        <PadKey command={command} name={name} sets={allSets()} />
      </span>
      {takenBefore(command, sets, chosen).map(({ key, table, instead }) => (
        <span key={instead.id} className="about keys-taken">
          {t('keys.taken-before', { context: t(table.title), key: nameOf(key), command: t(instead.label) })}
        </span>
      ))}
      {change && (
        <span role="status" className="visually-hidden">
          {change.pressed === null && t('keys.press')}
        </span>
      )}
      {change?.pressed && <Clash change={change} pressed={change.pressed} onChange={onChange} />}
    </li>
  )
}

interface ClashProps extends Pick<KeyRowProps, 'onChange'> {
  readonly change: Change
  readonly pressed: Chord
}

/** Names the command that has the key, and offers to swap the keys or to take it. */
function Clash({ change: { command, instead }, pressed, onChange }: ClashProps) {
  const t = useText()
  const nameOf = useChordName()
  const chosen = useChosenKeys()
  const clashes = clashesOf(command, pressed, allSets(), chosen)
  const exchange = swapped(command, pressed, instead, allSets(), chosen)
  const settle = (keys: typeof chosen) => {
    choose(keys)
    onChange(null)
  }
  return (
    <div className="keys-clash" role="alert">
      <p>{t('keys.taken', { key: nameOf(pressed), commands: clashes.map(({ label }) => t(label)).join(', ') })}</p>
      <div className="keys-answers">
        {exchange && (
          <Button small kind="main" autoFocus onClick={() => settle(exchange)} testId="keys-swap">
            {t('keys.swap')}
          </Button>
        )}
        <Button
          small
          autoFocus={!exchange}
          onClick={() => settle(withKey(command, pressed, instead, withoutKey(clashes, pressed, chosen)))}
          testId="keys-take"
        >
          {t('keys.take')}
        </Button>
        <Button small kind="quiet" onClick={() => onChange(null)} testId="keys-keep">
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  )
}
