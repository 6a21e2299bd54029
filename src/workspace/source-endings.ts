// Written by scripts/source-endings.ts from linguist-languages.

/** Endings of programming languages. */
export const PROGRAMMING = `
  4dm 4gl 4th 6pl 6pm 8xp _coffee _js _ls a51 abap ada adb ado adp ads agc agda ah1 ah2 ahk ahkl aidl aj ak al aleo alg als ampl
  angelscript apex apl app applescript arc arr as asax ascx asd asddls ash ashx asl asm asmx asp aspx asy au3 aug auk aw awk axd axi
  axs b bal baml bas bash bat bats bb bbappend bbclass bdy be befunge bf bi bicep bicepparam bison bmx bones boo boot bpl bqn bro
  brs bs bsl bst bsv builder bzl c c++ c3 cairo cake capnp carbon cats cbl cc ccp cdc cdf cds ceylon cfc cfm cfml cgi cginc ch chpl
  chs circom cirru cj cjs cjsx ck cl cl2 clar click clj cljc cljs cljscm cljx clp cls clue clw cmake cmd cnc cob cobol cocci coffee
  com command containerfile coq cp cpp cppm cps cpy cql cr cs csc csd csh csx ctl ctp cts cu cue cuh curry cw cwl cxx cy cyp cypher
  d dart das dats db2 dcl decls dfm dfy dhall di djs dlm dm do dockerfile doh dpr druby dsc dsl dsp dsr duby dwl dyalog dyl dylan e
  ebuild ec ecl eclass eclxml edgeql eh el eliom eliomi elm elv em emacs emberscript eq erl es es6 escript esdl ex exs eye f f03 f08
  f77 f90 f95 factor fan fancypack fcgi feature fir fish flex flix flux fnc fnl forth fp fpp fppi frag frg frt fs fsh fshader fsi
  fst fsti fsx fth ftl ftlh fun fut fx fxh fy g g4 gaml gap gawk gco gcode gd gdb gdbinit gdshader gdshaderinc gemspec geo geom gf
  gi gjs gleam glf glsl glslf glslv gml gms gno gnu gnuplot go god golo gp grace groovy grt gs gsc gsh gshader gsp gsx gtpl gts gvy
  gyp gypi h h++ ha hack hats hb hc hcl hexpat hh hhi hic hip hlean hlsl hlsli hoon hpp hqf hql hrl hs hs-boot hsc hurl hx hxsl hxx
  hy i i3 i7x ice iced icl idc idr ig ihlp ijm ijs ik il ily imba ink inl ino intr io iol ipf ipp isl ispc iss ixx j jac jai jake
  janet jav java javascript jbuilder jcl jflex jison jisonlex jl jq js jsb jscad jsfl jsh jslib jsm jsonnet jsp jspre jss jsx jte
  just k kak kid kk kojo krl ks ksh ksy kt ktm kts l lagda langium las lasso lasso8 lasso9 ld lds lean leo lex lfe lgt lhs libsonnet
  lid lidr ligo linq liq lisp litcoffee livecodescript lkml ll lmi lobster logtalk lol lookml lp lpr ls lsl lslp lsp lua luau
  lvclass lvlib lvproj ly m m2 m3 m4 ma mak make makefile mako mao mata matah mathematica matlab mawk maxhelp maxpat maxproj mbt mc
  mcfunction mch mcr metal metta mg minid mint mirah mjs mk mkfile ml ml4 mli mligo mlir mll mly mm mmk mms mo mod mojo monkey
  monkey2 moo moon move mpl mps mq4 mq5 mqh mrc ms msd msg mspec mss mt mts mu mud muf mumps mxt myt mzn n nas nasl nasm nawk nbp nc
  ne nearley ned nf ni nim nimble nimrod nims nit nix njs nl nlogo nomad nqp nr nse nsh nsi nss nu numpy numpyw numsc nut ny ob2
  odin ol omgrofl ooc opa opal opencl opy orc os overpassql ox oxh oxo oxygene oz p p4 p6 p6l p6m p8 pac pacscript pact pan parrot
  pas pascal pasm pat pb pbi pbt pc pck pd_lua pddl pde peggy pegjs pep perl pgsql ph php php3 php4 php5 phps phpt pig pike pir pkb
  pkl pks pl pl6 plb plot pls plsql plt plx pm6 pml pmod podsl podspec pogo polar pony por pov pp pprx pq praat prawn prg pri pro
  prolog prw ps1 psc psd1 psgi psm1 purs pwn pxd pxi py py3 pyde pyi pyp pyt pyw pyx q qasm qbs qc ql qll qml qnt qs r r2 r3 rabl
  rake raku rakumod rascript rb rbbas rbfrm rbi rbmnu rbres rbtbar rbuild rbuistate rbw rbx rbxs rchit rd re reb rebol red reds rego
  rei religo res resi resource rex rexx rg rhai rhistory ring rkt rktd rktl rl rmiss robot roc rockspec rpgle rpy rs rsc rsh rsx ru
  ruby s sage sagews sail sas sats sbatch sbt sc scad scala sce scenic sci scm sco scpt scrbl sdc sed self sexp sh sh-session shader
  shen sieve sig sip sj sjs sl slang sld sls slurm sma smali smithy smk sml smt smt2 snakefile sol sp spc spin sps sqf sql sqlrpgle
  sra sru srw ss ssjs st stan sthlp story surql sv svh sw swg swift swig t tac tact tag talon tape tcc tcl tcsh tesc tese tf tfvars
  thor thrift thy tl tla tlv tm tmux tofu toit tolk tool tpb tpl tpp tps trg trigger ts tsp tst tsx tu txl txx typ uc udo uno upc
  uplc ur urs v vala vapi vark vb vba vbhtml vbs vcl veo verse vert vh vhd vhdl vhf vhi vho vhs vht vhw vim vimrc vmb volt vrx vs
  vsh vshader vw vy w wast wat watchr wdl webidl wgsl whiley wisp wl wlk wls wlt wlua wren ws wsgi x x10 x68 xc xdc xi xm xojo_code
  xojo_menu xojo_report xojo_script xojo_toolbar xojo_window xpl xproc xpy xq xql xqm xquery xqy xrl xs xsh xsjs xsjslib xsl xslt
  xtend xzap y yacc yap yar yara yrl yul z3 zap zeek zep zig zil zimpl zmpl zpl zs zsh zsh-theme`;

/** Endings of templates and styles. */
export const MARKUP = `
  astro blade blp cshtml css ecr ect edge ejs erb gohtml gotmpl haml handlebars hbs heex hta htm html j2 jade jinja jinja2 jst kit
  kv latte leex less liquid marko mask mtml mustache njk pcss per phtml postcss pug razor rhtml riot sass scaml scss slim slint snip
  snippet snippets soy srt sss styl svelte tea templ tftpl tmpl twig vtl vto vue xht xhtml yasnippet`;
