import type { Fact } from './attackText.ts'
import './factList.css'

/** Shows facts for a choice. Grave facts and good ones differ by their marks, not by colour alone. */
export function FactList({ facts = [] }: { readonly facts?: readonly Fact[] }) {
  return (
    <ul className="adm-facts">
      {facts.map(({ text, kind }) => (
        <li key={text} className={`is-${kind}`}>
          <Mark kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  )
}

const SHAPES: Readonly<Record<Fact['kind'], string>> = {
  plain: 'M8 4.5a3.5 3.5 0 1 0 .01 0z',
  good: 'M2.5 8.5l3.5 4L13.5 4l-1.8-1.5L6 9.5 4.2 7z',
  grave: 'M8 1l7 13H1zM7.2 5.5l.3 4.5h1l.3-4.5zM7.3 11v1.6h1.4V11z',
}

function Mark({ kind }: Pick<Fact, 'kind'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[kind]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
