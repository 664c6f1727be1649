/** Where a program that was installed from a package looks for a newer one. */
import type { GenericServerOptions, GithubOptions } from 'builder-util-runtime'

export type Feed = GenericServerOptions | GithubOptions

/**
 * The feed that the environment names: `UPDATE_FEED_URL`, a folder on a web server, or the releases of the repository
 * `GITHUB_REPOSITORY` (`owner/name`). Null where it names none: such a package does not look for updates.
 * @throws RangeError when what is named cannot be a feed
 */
export function feedFrom(env: Readonly<Record<string, string | undefined>>): Feed | null {
  const { UPDATE_FEED_URL: url, GITHUB_REPOSITORY: repository } = env
  if (url) return { provider: 'generic', url: checked(url) }
  if (!repository) return null
  const [owner, repo, ...rest] = repository.split('/')
  if (!owner || !repo || rest.length > 0) throw new RangeError(`GITHUB_REPOSITORY is no owner/name: ${repository}`)
  return { provider: 'github', owner, repo }
}

/** Updates are programs: they come encrypted, or from this very computer. */
function checked(url: string): string {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  const isLocal = protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isLocal) throw new RangeError(`UPDATE_FEED_URL is no https address: ${url}`)
  return url
}
