import { useEffect, useMemo, useRef, useState } from 'react'
import { GAME_IDS, type GameId } from '../../../electron/contract/ipc.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { type RuleEntry, type RuleFigure, type RuleTable, searchRules } from '../../ui/rulesBook.ts'
import { TextField } from '../../ui/TextField.tsx'
import { gameParts } from '../games.ts'
import { OnePageSheet } from './OnePageSheet.tsx'
import './rulesBook.css'

interface RulesBookProps {
  readonly game: GameId
  readonly query?: string
  /** The id of the rule at which the book of this game opens; null for its beginning. */
  readonly openAt?: string | null
}

/**
 * Shows the rules book, a part for each game: all rules, searchable by word, figure and rule id, or the game on one
 * page.
 */
export function RulesBook({ game: firstGame, query: firstQuery = '', openAt = null }: RulesBookProps) {
  const t = useText()
  const [game, setGame] = useState(firstGame)
  const [query, setQuery] = useState(firstQuery)
  const [extent, setExtent] = useState<Extent>('all')
  const book = useMemo(() => gameParts(game).book.rulesBook(t), [game, t])
  const found = searchRules(book, query)
  return (
    <div className="rules-book" data-testid="rules-book">
      <div className="rules-search">
        <TextField
          label={t('rules.search')}
          hideLabel
          placeholder={t('rules.search')}
          value={query}
          onChange={(text) => {
            setQuery(text)
            setExtent('all')
          }}
          autoFocus
          testId="rules-search"
        />
        <p className="about" role="status">
          {extent === 'all' && (found.length ? t('rules.found', { n: found.length }) : t('rules.none', { query }))}
        </p>
        <Segments
          label={t('rules.game')}
          value={game}
          onChange={setGame}
          options={GAME_IDS.map((id) => ({ value: id, label: t(`game.${id}`), testId: `rules-${id}` }))}
        />
        <ExtentChoice extent={extent} onChange={setExtent} />
      </div>
      {extent === 'page' ? (
        <OnePageSheet game={game} />
      ) : (
        <ul className="rule-entries">
          {found.map((entry) => (
            <Entry key={entry.id} game={game} entry={entry} isOpened={query === '' && entry.id === openAt} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Extent = 'all' | 'page'

function ExtentChoice({ extent, onChange }: { readonly extent: Extent; readonly onChange: (extent: Extent) => void }) {
  const t = useText()
  return (
    <>
      <Segments
        label={t('rules.extent')}
        value={extent}
        onChange={onChange}
        options={[
          { value: 'all', label: t('rules.all'), testId: 'rules-all' },
          { value: 'page', label: t('rules.onePage'), testId: 'rules-one-page' },
        ]}
      />
      {extent === 'page' && (
        <Button small onClick={() => window.print()} testId="rules-print">
          {t('rules.print')}
        </Button>
      )}
    </>
  )
}

interface EntryProps {
  readonly game: GameId
  readonly entry: RuleEntry
  /** True if the book opens here. */
  readonly isOpened: boolean
}

function Entry({ game, entry: { id, title, text, figures, table }, isOpened }: EntryProps) {
  const t = useText()
  const { RulePicture } = gameParts(game).book
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpened) place.current?.scrollIntoView({ block: 'start' })
  }, [isOpened])
  return (
    <li
      ref={place}
      className={`rule-entry ${isOpened ? 'is-opened' : ''}`}
      aria-current={isOpened || undefined}
      data-testid={`rule-${id}`}
    >
      {figures.length > 0 && (
        <ul className="rule-figures">
          {figures.map((figure) => (
            <li key={figure.id} title={figureTitle(figure, t)}>
              <RulePicture id={figure.id} size={figures.length > 1 ? 2.75 : 4} />
              {figure.count !== null && <span className="rule-count">× {figure.count}</span>}
            </li>
          ))}
        </ul>
      )}
      <div>
        <h2 className="title">{title}</h2>
        {table && <NumbersTable {...table} />}
        <p>{text}</p>
      </div>
    </li>
  )
}

function NumbersTable({ columns, rows }: RuleTable) {
  return (
    <table className="rule-table">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function figureTitle({ name, count }: RuleFigure, t: Translate): string {
  return count === null ? name : `${name}: ${t('rules.inAll', { n: count })}`
}
