/** Modules of Python's standard library and of its test runners: https://docs.python.org/3/py-modindex.html */
const PYTHON_MODULES: ReadonlySet<string> = new Set(
  `__future__ _collections_abc _pytest _thread abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2
   calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars
   copy copyreg cProfile csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings ensurepip
   enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob
   graphlib grp gzip hashlib heapq hmac html http imaplib imghdr importlib inspect io ipaddress itertools json keyword
   linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc ntpath numbers
   opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posixpath pprint profile
   pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib resource runpy sched secrets select
   selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile ssl stat statistics string
   stringprep struct subprocess symtable sys sysconfig syslog tarfile telnetlib tempfile termios textwrap threading time
   timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib
   uuid venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
   sitecustomize usercustomize
   pytest py pluggy iniconfig xdist pytest_cov pytest_asyncio pytest_mock pytest_timeout hypothesis nose nose2 mock
   coverage tox nox exceptiongroup tomli packaging setuptools pkg_resources pip`.split(/\s+/),
);

/** Files that another language's runner would load in place of its own. */
const LOADED_BY_NAME: readonly RegExp[] = [
  // Ruby and Lua: on the load path, which `lib` and the root are.
  /^(?:lib\/|src\/)?(?:minitest|rspec|test|cucumber|busted|luassert|luaunit)(?:\/[^/]+)*\.(?:rb|lua)$/,
  // Perl.
  /^(?:lib\/|t\/lib\/)?Test\/(?:More|Simple|Builder|Harness|Deep|Exception)(?:\/[^/]+)*\.pm$/,
  // Java, Kotlin, Scala, Groovy: the class path holds the product's classes first.
  /(?:^|\/)(?:org\/(?:junit|testng|assertj|mockito|hamcrest|opentest4j|scalatest|spockframework|apiguardian)|junit\/(?:framework|runner|textui))\/.+\.(?:java|kt|scala|groovy|class)$/,
  // PHP.
  /(?:^|\/)PHPUnit\/.+\.php$/,
];

/** Where Python looks for modules: the root, the usual roots of sources, and folders that hold the tests. */
const IMPORT_ROOTS: readonly string[] = ['', 'src/', 'lib/', 'python/'];
const TEST_FOLDER = /^(?:.*\/)?(?:tests?|testing|t|spec|specs)\//i;

/**
 * Whether a new file would be loaded in place of the standard library or of a test runner, which would then judge
 * nothing. What the repository tracks already is its own affair, and so is a module inside of a package.
 */
export function shadows(path: string, isTracked: (path: string) => boolean): boolean {
  if (LOADED_BY_NAME.some((sign) => sign.test(path))) return !isTracked(path);
  if (!/\.(?:pyi?|pyc|pyd|so)$/i.test(path)) return false;
  return rootsOf(path).some((root) => {
    const [first = ''] = path.slice(root.length).split('/');
    const module = first.replace(/\..*$/, '');
    // Tracked before: the repository has such a module, and this is a file of it.
    return PYTHON_MODULES.has(module) && !isTracked(`${root}${module}`) && !isTracked(`${root}${module}.py`);
  });
}

function rootsOf(path: string): string[] {
  const tests = TEST_FOLDER.exec(path)?.[0];
  const roots = IMPORT_ROOTS.filter((root) => path.startsWith(root));
  return tests === undefined || roots.includes(tests) ? roots : [...roots, tests];
}
