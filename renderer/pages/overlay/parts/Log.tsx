import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { keyOf } from './LastMove.tsx'
import { Panel } from './Panel.tsx'
import { useChanges } from './useChanges.ts'

/** The most lines at once: viewers of a stream read no more. */
const LINES = 4

/** The last events, newest first: as many as fit whole. An event that is too long for the box is told in a few words. */
export function Log() {
  const t = useText()
  const { facts } = useScene()
  const list = useRef<HTMLOListElement>(null)
  const lines = facts?.lines.slice(0, LINES) ?? []
  const [newest] = lines
  const key = newest ? keyOf(newest) : ''
  const changes = useChanges(key)
  const [tooLong, setTooLong] = useState('')
  useLayoutEffect(() => {
    const [first] = list.current?.children ?? []
    if (list.current && first instanceof HTMLElement && first.offsetHeight > list.current.clientHeight) setTooLong(key)
  }, [key])
  return (
    <Panel part="log" label={t('hud.log')}>
      <h1 className="overlay-heading">{t('hud.log')}</h1>
      <ol ref={list} className="overlay-whole">
        {lines.map((line, place) => (
          <li key={`${keyOf(line)} ${place === 0 ? changes : ''}`} data-lit={place === 0 && changes > 0}>
            {line.flag}
            <span className="overlay-line">
              {keyOf(line) === tooLong
                ? (facts?.deeds.find((deed) => deed.move === line.move)?.text ?? line.text)
                : line.text}
            </span>
            {line.gain}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
