import { useMemo, useState } from 'react'
import { TextField } from '../app/ui/controls.tsx'
import { useText } from '../i18n/useText.ts'
import { TileFace } from './hud/TileFace.tsx'
import { type RuleEntry, rulesBook, searchRules } from './rulesBook.ts'
import './rulesBook.css'

/** The book of rules, searchable by word, tile and rule id. */
export function RulesBook({ firstQuery = '' }: { readonly firstQuery?: string }) {
  const t = useText()
  const [query, setQuery] = useState(firstQuery)
  const book = useMemo(() => rulesBook(t), [t])
  const found = searchRules(book, query)
  return (
    <div className="rules-book" data-testid="rules-book">
      <div className="rules-search">
        <TextField
          label={t('rules.search')}
          hideLabel
          placeholder={t('rules.search')}
          value={query}
          onChange={setQuery}
          autoFocus
          testId="rules-search"
        />
        <p className="about" role="status">
          {found.length ? t('rules.found', { n: found.length }) : t('rules.none', { query })}
        </p>
      </div>
      <ul className="rule-entries">
        {found.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { id, title, text, tiles } }: { readonly entry: RuleEntry }) {
  const t = useText()
  return (
    <li className="rule-entry" data-testid={`rule-${id}`}>
      {tiles.length > 0 && (
        <ul className="rule-tiles">
          {tiles.map(({ kind, name, count }) => (
            <li key={kind} title={`${name}: ${t('rules.inDeck', { n: count })}`}>
              <TileFace kind={kind} size={tiles.length > 1 ? 2.75 : 4} />
              <span className="rule-count">× {count}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <h2 className="title">
          {title} <span className="rule-id">{id}</span>
        </h2>
        <p>{text}</p>
      </div>
    </li>
  )
}
