import { useWords } from '../useWords.ts'
import type { SideLook } from './CurveChart.tsx'
import type { LuckLine } from './story.ts'
import { useNumbers } from './useNumbers.ts'

/** The headings of a table of luck. */
export interface LuckWords {
  readonly tries: string
  readonly got: string
  readonly expected: string
  /** The expected value and its source, in one sentence. */
  readonly about: string
}

interface LuckTableProps {
  readonly luck: readonly LuckLine[]
  /** In the order of the lines. */
  readonly looks: readonly SideLook[]
  readonly words: LuckWords
}

/** The luck of each side against the expected value, and its meaning. */
export function LuckTable({ luck, looks, words }: LuckTableProps) {
  const { t } = useWords()
  const { mean, more } = useNumbers()
  return (
    <>
      <table className="result-table parchment" aria-label={t('story.luck')}>
        <thead>
          <tr>
            <th scope="col">{t('story.luck')}</th>
            <th scope="col">{words.tries}</th>
            <th scope="col">{words.got}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{t('story.more')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ side, tries, got, expected }, index) => (
            <tr key={side}>
              <th scope="row">
                <span className="result-crew">
                  {looks[index]?.flag}
                  {looks[index]?.name}
                </span>
              </th>
              <td>{tries}</td>
              <td>{got}</td>
              <td>{mean(expected)}</td>
              <td className="luck-more">{more(got - expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="luck-about">{words.about}</p>
    </>
  )
}
