import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { keyOf } from './LastMove.tsx'
import { Panel } from './Panel.tsx'
import { useChanges } from './useChanges.ts'

/** The most lines at once: viewers of a stream read no more. */
const LINES = 4

/** The last events, newest first: as many as fit whole. An event that has no room is shortened to a few words. */
export function Log() {
  const t = useText()
  const { facts } = useScene()
  const list = useRef<HTMLOListElement>(null)
  const lines = facts?.lines.slice(0, LINES) ?? []
  const [newest] = lines
  const changes = useChanges(newest ? keyOf(newest) : '')
  const [inFewWords, setInFewWords] = useState<readonly string[]>([])
  const deedOf = (move: number) => facts?.deeds.find((deed) => deed.move === move)?.text
  useLayoutEffect(() => {
    const line = lines[firstOutside(list.current)]
    const key = line && deedOf(line.move) ? keyOf(line) : null
    if (key === null || inFewWords.includes(key)) return
    setInFewWords([...inFewWords.filter((one) => lines.some((other) => keyOf(other) === one)), key])
  })
  return (
    <Panel part="log" label={t('hud.log')}>
      <h1 className="overlay-heading">{t('hud.log')}</h1>
      <ol ref={list} className="overlay-whole">
        {lines.map((line, place) => (
          <li key={`${keyOf(line)} ${place === 0 ? changes : ''}`} data-lit={place === 0 && changes > 0}>
            {line.flag}
            <span className="overlay-line">{inFewWords.includes(keyOf(line)) ? deedOf(line.move) : line.text}</span>
            {line.gain}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Returns the place of the first line that is not whole inside the list; -1 if all are. */
function firstOutside(list: HTMLElement | null): number {
  const lines = [...(list?.children ?? [])].filter((one) => one instanceof HTMLElement)
  return lines.findIndex(
    ({ offsetLeft, offsetHeight }) =>
      list !== null && (offsetLeft > list.clientWidth / 2 || offsetHeight > list.clientHeight),
  )
}
