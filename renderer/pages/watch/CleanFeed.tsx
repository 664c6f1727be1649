import type { CSSProperties } from 'react'
import { extentOf } from '../../../electron/contract/cleanFeed.ts'
import { FeedNote } from './FeedNote.tsx'
import type { FeedOptions } from './feedOptions.ts'
import { WatchPage } from './WatchPage.tsx'
import './watch.css'

interface CleanFeedProps extends Pick<FeedOptions, 'size' | 'unknown' | 'hasNames'> {
  /** True while a person sets up a stream: only then the page says what is wrong. */
  readonly isSetup: boolean
}

/** Shows only the table, for a stream; in a picture of its own shape if it has a size. */
export function CleanFeed({ size, unknown, hasNames, isSetup }: CleanFeedProps) {
  return (
    <>
      {size === null ? (
        <WatchPage clean hasNames={hasNames} />
      ) : (
        <div className="feed-picture" style={shapeOf(size)}>
          <WatchPage clean hasNames={hasNames} />
        </div>
      )}
      {isSetup && <FeedNote unknown={unknown} />}
    </>
  )
}

function shapeOf(size: NonNullable<FeedOptions['size']>): CSSProperties {
  const { width, height } = extentOf(size)
  const style: Record<`--${string}`, number> = { '--feed-aspect': width / height }
  return style
}
