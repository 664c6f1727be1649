import { useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { type CommandSet, useChosenKeys } from '../../input/bindings.ts'
import { type Command, type CommandTable, commandsOf } from '../../input/commands.ts'
import { useKeyCapture } from '../../input/useKeyCapture.ts'
import { Button } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { type Change, press } from './change.ts'
import { setsShown, tablesOf } from './commandSets.ts'
import { GestureSection } from './GestureSection.tsx'
import { KeyRow } from './KeyRow.tsx'
import './keysForm.css'

/** Shows all commands of one game or of all, with their keys, which can be changed here. */
export function KeysForm({ game }: { readonly game: GameId | null }) {
  const t = useText()
  const chosen = useChosenKeys()
  const sets = setsShown(game)
  const isUsual = useSettings(({ settings: { keys, padButtons } }) => isEmpty(keys) && isEmpty(padButtons))
  const [change, setChange] = useState<Change | null>(null)
  const tables = tablesOf(sets)
  const labels = tables.flatMap(commandsOf).map(({ label }) => label)
  const shared = new Set(labels.filter((label, index) => labels.indexOf(label) !== index))
  useKeyCapture(change?.pressed === null, (key) =>
    setChange(change && key !== null ? press(change, key, chosen) : null),
  )
  return (
    <div className="keys">
      <GestureSection game={game} />
      <p className="about keys-about">{t('keys.about')}</p>
      {tables.map((table) => (
        <KeySection key={table.name} table={table} {...{ sets, shared, change }} onChange={setChange} />
      ))}
      <div className="keys-reset">
        <Button small disabled={isUsual} onClick={resetAll} testId="keys-reset">
          {t('keys.reset')}
        </Button>
      </div>
    </div>
  )
}

const isEmpty = (chosen: object): boolean => Object.keys(chosen).length === 0

/** Gives all commands their default keys and buttons. */
const resetAll = (): void => void changeSettings({ keys: {}, padButtons: {} })

interface KeySectionProps {
  readonly table: CommandTable
  /** The labels of commands of several tables. */
  readonly shared: ReadonlySet<Command['label']>
  readonly sets: readonly CommandSet[]
  readonly change: Change | null
  readonly onChange: (change: Change | null) => void
}

function KeySection({ table, sets, shared, change, onChange }: KeySectionProps) {
  const t = useText()
  return (
    <section aria-label={t(table.title)}>
      <h3 className="keys-title rule-line">{t(table.title)}</h3>
      {table.note && <p className="about">{t(table.note)}</p>}
      <ul className="keys-list">
        {commandsOf(table).map((command) => (
          <KeyRow
            key={command.id}
            command={command}
            place={shared.has(command.label) ? t(table.title) : null}
            sets={sets}
            change={change?.command.id === command.id ? change : null}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  )
}
