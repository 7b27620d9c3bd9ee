# SPDX-License-Identifier: Apache-2.0
"""Times kiwi on systems written by the benchmark: python3 kiwi.py <form-111.txt> <directory>.

Prints milliseconds by name. Only adding the constraints and reading the values is timed, not making them in Python.
"""
import os
import sys
import time

try:
    import kiwisolver
except ImportError:
    sys.stderr.write("kiwisolver is not installed: no comparison (pip install kiwisolver)\n")
    sys.exit(0)

FORM_STRENGTHS = {750: 1e6, 600: 1e5, 400: 1250, 300: 1000, 100: 1}


def read(path, strength):
    variables, constraints, edits = [], [], []
    for line in open(path):
        words = line.split()
        if not words or words[0] == "#":
            continue
        if words[0] == "variable":
            variables.append(kiwisolver.Variable(words[1]))
        elif words[0] == "row":
            expression = sum(
                (float(c) * variables[int(v)] for c, v in (w.split("*") for w in words[4:])), start=kiwisolver.Expression(()))
            value = float(words[2])
            made = {"==": lambda: expression == value, "<=": lambda: expression <= value, ">=": lambda: expression >= value}
            constraints.append(made[words[1]]() | strength(float(words[3])))
        elif words[0] == "edit":
            edits.append((variables[int(words[1])], [float(w) for w in words[2:]]))
    return constraints, edits


def build(constraints, edits=()):
    start = time.process_time()
    solver = kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    for variable, values in edits:
        solver.addEditVariable(variable, 1e6)
        solver.suggestValue(variable, values[5])
    solver.updateVariables()
    return (time.process_time() - start) * 1e3, solver


def main():
    form, directory = sys.argv[1:]
    constraints, edits = read(form, lambda p: kiwisolver.strength.required if p == 1000 else FORM_STRENGTHS[int(p)])
    print("form build\t%r" % min(build(constraints, edits)[0] for _ in range(200)))
    _, solver = build(constraints, edits)
    (a, a_values), (b, b_values) = edits
    rounds = 20000
    suggest, update = solver.suggestValue, solver.updateVariables
    start = time.process_time()
    for index in range(rounds):
        suggest(a, a_values[index % 6])
        suggest(b, b_values[index % 6])
        update()
    print("form edit\t%r" % ((time.process_time() - start) * 1e3 / rounds))
    for name in sorted(os.listdir(directory)):
        constraints, _ = read(
            os.path.join(directory, name), lambda p: kiwisolver.strength.required if p == 1000 else p * 1000.0)
        print("%s\t%r" % (name[:-4], min(build(constraints)[0] for _ in range(2))))


main()
